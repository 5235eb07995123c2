import { dayOf } from '@velluto/rules';
import type { Context } from '../../../context/context.ts';
import type { Site } from '../../../domain/sites/site.ts';
import { snapshot } from '../../../infrastructure/postgres/transaction.ts';
import type { Period } from '../complaints/transparency-queries.ts';
import { appealsFile } from './appeals.ts';
import { automatedMeansFile } from './automated-means.ts';
import { collectFacts } from './facts.ts';
import { noticesFile } from './notices.ts';
import { ordersFile } from './orders.ts';
import { ownInitiativeFile } from './own-initiative.ts';
import type { ReportFile } from './template.ts';
import * as texts from './texts.ts';

/** What the operator says of a report. */
export interface Said {
  /** Day of publication, `YYYY-MM-DD`; today when left out. */
  published?: string | undefined;
  /** Day on which the report before was published. */
  previous?: string | undefined;
  /** Whether everything of the period is recorded that only staff know; without it, what nobody recorded is blank instead of 0. */
  complete: boolean;
}

/**
 * The transparency report of a site in the files of Commission Implementing Regulation (EU) 2024/2835, Annex I, filled in as its Annex II
 * says: medians in hours, 0 where something could have been and was not, blank where a row is not for this service.
 *
 * @throws OperatorError where staff have to say a category first
 */
export async function reportFiles(
  ctx: Pick<Context, 'db' | 'clock'>,
  site: Pick<Site, 'id' | 'name' | 'company'>,
  period: Period,
  { published, previous, complete }: Said,
): Promise<ReportFile[]> {
  const facts = await snapshot(ctx.db, db => collectFacts(db, site.id, period));
  const [from, to] = [dayOf(period.from.getTime()), dayOf(period.until.getTime() - 1)];
  const heading = { service: site.name, period: `${from}/${to}` };
  return [
    texts.identificationFile(heading, {
      provider: site.company.name,
      published: published ?? dayOf(ctx.clock.now().getTime()),
      previous: previous ?? null,
      from,
      to,
    }),
    texts.categoriesFile(),
    ordersFile(heading, facts.orders, complete),
    noticesFile(heading, facts, complete),
    ownInitiativeFile('law', heading, facts.actions, complete),
    ownInitiativeFile('terms', heading, facts.actions, complete),
    appealsFile(heading, facts, period, complete),
    automatedMeansFile(heading, facts, complete),
    texts.humanResourcesFile(heading),
    texts.recipientsFile(heading),
    texts.qualitativeFile(heading),
  ];
}
