import { type CallOptions, getPayment } from '@velluto/api-client';
import { toPayment } from '@velluto/api-client/ui';
import { PaymentStatus } from '@velluto/ui/product/payments';
import { useCallback, useEffect } from 'react';
import { client } from '../../api.ts';
import { Frame } from '../../Frame.tsx';
import { LoadProblem } from '../../LoadProblem.tsx';
import { useSession } from '../../session.ts';
import { useData } from '../../useData.ts';

/** How often the server is asked while the payment provider decides, in milliseconds. */
const pollMs = 2000;

/** The result of an order, to which the page of the payment provider leads back. */
export function Payment({ id }: { id: string }) {
  const { reload: reloadSession } = useSession();
  const load = useCallback((options: CallOptions) => getPayment(client, { payment_id: id }, options), [id]);
  const { data, problem, reload } = useData(load);
  const payment = data?.payment;
  const status = payment?.status;
  useEffect(() => {
    if (status === 'completed') void reloadSession(); // the new balance
    if (status !== 'pending') return;
    const timer = setInterval(() => void reload(), pollMs);
    return () => clearInterval(timer);
  }, [status, reload, reloadSession]);
  return (
    <Frame>
      {problem && !payment ? (
        <LoadProblem problem={problem} onRetry={reload} />
      ) : (
        <PaymentStatus
          status={status ?? 'loading'}
          payment={payment ? toPayment(payment) : null}
          retryHref={`/credits/${payment?.package}`}
          checkoutUrl={payment?.checkout_url}
        />
      )}
    </Frame>
  );
}
