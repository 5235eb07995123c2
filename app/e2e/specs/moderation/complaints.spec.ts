import { axeProblems } from '../../support/axe.ts';
import { velluto } from '../../support/operator.ts';
import { outboxFor } from '../../support/outbox.ts';
import { visit } from '../../support/person.ts';
import { expect, test } from '../../support/test.ts';

const reference = /V-[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}/;

test('a member is reported, both are told the decision with its reasons, and another operator decides on the appeal', async ({
  person,
  t,
}) => {
  test.setTimeout(90_000);
  const eva = await (await person('Eva')).signUp();
  const bruno = await (await person('Bruno')).signUp({ gender: 'male' });
  const page = await bruno.open(`/members/${eva.id}`);
  const dialog = page.getByRole('dialog');
  const card = page.getByRole('main').getByRole('listitem');
  let complaintReference = '';

  await test.step('two clicks from the profile; a missing answer is pointed out, and no input is lost', async () => {
    await page.getByRole('button', { name: t('vl.SafetyMenu.label', { name: eva.name }) }).click();
    await page.getByRole('menuitem', { name: t('vl.SafetyMenu.report') }).click();
    await expect(dialog.getByRole('heading')).toHaveText(
      t('app.Moderation.report', { kind: 'profile', name: eva.name }),
    );
    const send = dialog.getByRole('button', { name: t('app.Moderation.send') });
    await send.click();
    await expect(dialog.locator('[data-part="error"]')).toHaveText(t('app.Moderation.choose'));
    await dialog.getByRole('combobox').selectOption('other');
    await send.click();
    await expect(dialog.locator('[data-part="error"]')).toHaveText(t('app.Moderation.wordsMissing'));
    expect(await axeProblems(page)).toEqual([]);
    await dialog.getByRole('combobox').selectOption('scam');
    await dialog
      .getByRole('textbox', { name: t('app.Moderation.words') })
      .fill('Mi ha chiesto una carta regalo.');
    await send.dblclick();
    await expect(dialog.getByRole('heading')).toHaveText(t('app.Moderation.sent'));
    complaintReference = reference.exec((await dialog.textContent()) ?? '')?.[0] ?? '';
    expect(complaintReference).not.toBe('');
  });

  await test.step('the member sees the state of the complaint', async () => {
    await dialog.getByRole('link', { name: t('app.Moderation.follow') }).click();
    await expect(page).toHaveURL('/complaints');
    await expect(card).toHaveCount(1);
    await expect(card).toContainText(complaintReference);
    await expect(card).toContainText(t('app.Moderation.state', { state: 'received' }));
    await expect(card).toContainText(t('app.Moderation.reasonName', { reason: 'scam' }));
    await expect(card).toContainText('Mi ha chiesto una carta regalo.');
    await expect(card.getByRole('button', { name: t('app.Moderation.appeal') })).toHaveCount(0);
  });

  await test.step('a person looks at it and decides', async () => {
    expect(await velluto('moderation', 'show', complaintReference)).toContain(
      'Mi ha chiesto una carta regalo.',
    );
    await visit(page, '/complaints');
    await expect(card).toContainText(t('app.Moderation.state', { state: 'in_review' }));
    const reasons = 'Nella conversazione non ne parla nessuno.';
    await velluto(
      'moderation',
      'decide',
      complaintReference,
      '--by',
      'Ada',
      '--outcome',
      'reject',
      '--reasons',
      `reporter.it=${reasons}`,
    );
    await visit(page, '/complaints');
    await expect(card).toContainText(t('app.Moderation.state', { state: 'decided' }));
    await expect(card).toContainText(t('app.Moderation.outcome', { outcome: 'rejected' }));
    await expect(card).toContainText(reasons);
  });

  await test.step('the appeal needs a text, and is decided by another operator', async () => {
    const appeal = card.getByRole('button', { name: t('app.Moderation.appeal') });
    await appeal.click();
    await appeal.click();
    await expect(card.locator('[data-part="error"]')).toHaveText(t('app.Moderation.wordsMissing'));
    await card.getByRole('textbox').fill('L’ha chiesta a voce.');
    expect(await axeProblems(page)).toEqual([]);
    await appeal.dblclick();
    await expect(card).toContainText(t('app.Moderation.state', { state: 'appealed' }));
    await expect(card).toContainText('L’ha chiesta a voce.');
    const shown = await velluto('moderation', 'show', complaintReference);
    const affected = /affected\.\w\w/.exec(shown)?.[0] ?? '';
    const again = [
      'moderation',
      'appeal',
      complaintReference,
      '--outcome',
      'warn',
      '--ground',
      'terms',
      '--rule',
      'money',
      '--reasons',
      'reporter.it=Le crediamo: è già successo.',
      '--reasons',
      `${affected}=Hai chiesto una carta regalo.`,
    ];
    await expect(velluto(...again, '--by', 'Ada')).rejects.toThrow();
    await velluto(...again, '--by', 'Berta');
    await visit(page, '/complaints');
    await expect(card).toContainText(t('app.Moderation.outcome', { outcome: 'warned' }));
    await expect(card).toContainText('Le crediamo: è già successo.');
    // everybody can appeal once; the member who is restricted now may appeal
    await expect(card).toContainText(t('app.Moderation.state', { state: 'decided' }));
    await expect(card.getByRole('button', { name: t('app.Moderation.appeal') })).toHaveCount(0);
    expect(await axeProblems(page)).toEqual([]);
  });
});

test('a visitor complains, and sees the state of the complaint by the link of the mail', async ({
  person,
  t,
  browserErrors,
}) => {
  const visitor = await person('Visita');
  const page = await visitor.open('/complaints');
  const main = page.getByRole('main');
  const send = main.getByRole('button', { name: t('app.Moderation.send') });
  await send.click();
  await expect(main.locator('[data-part="error"]')).toHaveCount(4);
  await main.getByRole('textbox', { name: t('app.Moderation.name') }).fill('Vera Visita');
  await main.getByRole('textbox', { name: t('vl.EmailField.label') }).fill(visitor.email);
  await main.getByRole('combobox').selectOption('accessibility');
  await main.getByRole('textbox', { name: t('app.Moderation.words') }).fill('Il lettore tace sulla mappa.');
  await send.dblclick();
  await expect(main.getByRole('status').filter({ hasText: t('app.Moderation.sent') })).toBeVisible();
  const complaintReference = reference.exec((await main.textContent()) ?? '')?.[0] ?? '';

  const link = async () => {
    const { mails } = await outboxFor(visitor, visitor.email);
    // pressed twice, sent once
    expect(mails.length).toBeLessThan(2);
    // the whole address: mails that are still to be sent name the port, which is any free one here
    return /https?:\/\/\S+\/complaints\?\S+/.exec(mails[0]?.text ?? '')?.[0] ?? '';
  };
  await expect.poll(link).not.toBe('');
  expect(new URL(await link()).origin).toBe(new URL(page.url()).origin);
  await visit(page, await link());
  const card = main.getByRole('listitem');
  await expect(card).toHaveCount(1);
  await expect(card).toContainText(complaintReference);
  await expect(card).toContainText('Il lettore tace sulla mappa.');
  expect(await axeProblems(page)).toEqual([]);
  // without the key nobody may read it
  browserErrors.expect(/404.*complaints/);
  await visit(page, `/complaints?reference=${complaintReference}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('app.Gone.complaint.title'));
});
