import { useLink, useT } from '@velluto/ui/provider';
import { errorMessages } from '../../locales/messages/error.ts';
import { useTitle } from '../../platform/head/useTitle.ts';
import type { ScreenProps } from '../../platform/router/route.ts';

const headlines: Record<number, keyof typeof errorMessages> = {
  403: 'forbidden',
  404: 'notFound',
  503: 'unreachable',
};

/** The page for everything that went wrong: what happened, and the way home. */
export default function ErrorScreen({ data }: Partial<ScreenProps<{ status: number }>>) {
  const t = useT();
  const Link = useLink();
  const status = data?.status ?? 500;
  const headline = t(errorMessages[headlines[status] ?? 'failed']);
  useTitle(headline);
  return (
    <>
      <p>{status}</p>
      <h1>{headline}</h1>
      <Link href="/">{t(errorMessages.home)}</Link>
    </>
  );
}
