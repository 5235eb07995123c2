import { useTitle } from '../../platform/head/useTitle.ts';
import { useVisit } from '../../platform/visit-context.ts';

/** The home page. */
export default function HomeScreen() {
  const { site } = useVisit();
  useTitle('');
  return (
    <>
      <h1>{site.index_title}</h1>
      <p>{site.description}</p>
    </>
  );
}
