-- Moves credits from one account of the ledger to another: a row of the ledger and the wallet in step with it. Every
-- movement goes through here. Answers the wallet, or nothing when the same act (p_key) was booked before.
create or replace function book_credits(
  p_id uuid, p_member uuid, p_from text, p_to text, p_amount integer, p_reason text, p_key text,
  p_message uuid, p_payment uuid, p_at timestamptz
) returns table (balance integer, held integer, debt integer) language plpgsql as $$
#variable_conflict use_column
begin
  insert into ledger
    (id, member_id, from_account, to_account, amount, reason, idempotency_key, message_id, payment_id, created_at)
  values (p_id, p_member, p_from, p_to, p_amount, p_reason, p_key, p_message, p_payment, p_at)
  on conflict (idempotency_key) do nothing;
  if not found then return; end if;
  return query
    update wallet set
      balance = balance + case 'wallet' when p_to then p_amount when p_from then -p_amount else 0 end,
      held = held + case 'held' when p_to then p_amount when p_from then -p_amount else 0 end,
      -- what the account lent is owed
      debt = debt - case 'debt' when p_to then p_amount when p_from then -p_amount else 0 end
    where member_id = p_member
    returning balance, held, debt;
end $$;
