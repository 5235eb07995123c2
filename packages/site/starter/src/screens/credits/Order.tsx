import { useLingui } from '@lingui/react';
import { createPayment, type PaymentMethod } from '@velluto/api-client';
import { Button, Stack } from '@velluto/ui/base';
import type { Offer, Problem } from '@velluto/ui/model';
import { Page } from '@velluto/ui/patterns';
import { ErrorPage } from '@velluto/ui/product/layout';
import { BeginRequest, OrderTerms, PaymentMethodPicker, useOrderRows } from '@velluto/ui/product/payments';
import { PaymentConfirmDialog } from '@velluto/ui/product/payments/PaymentConfirmDialog';
import { useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { client } from '../../api.ts';
import { Frame } from '../../Frame.tsx';
import { LoadProblem } from '../../LoadProblem.tsx';
import { useSession } from '../../session.ts';
import { useToProblem } from '../../useToProblem.ts';
import { usePackages } from './Credits.tsx';

/** The order of one package: how to pay, and a dialog that confirms it. */
export function Order({ id }: { id: string }) {
  const { packages, problem, reload } = usePackages();
  const offer = packages?.offers.find(other => other.id === id);
  return (
    <Frame>
      {!packages && problem && <LoadProblem problem={problem} onRetry={reload} />}
      {packages && !offer && <ErrorPage statusCode={404} />}
      {packages && offer && <OrderForm {...packages} offer={offer} />}
    </Frame>
  );
}

interface OrderFormProps {
  offer: Offer;
  methods: readonly PaymentMethod[];
  /** Country whose prices these are. */
  country: string;
}

function OrderForm({ offer, methods, country }: OrderFormProps) {
  const { i18n } = useLingui();
  const [method, setMethod] = useState<PaymentMethod | null>(null);
  const [confirming, setConfirming] = useState(false);
  const usable = methods.filter(offered => offered !== 'applepay' || 'ApplePaySession' in window);
  return (
    <Page title={i18n._('app.order')} width="narrow">
      <PaymentMethodPicker methods={usable} value={method} onChange={event => setMethod(event.method)} />
      <Button tone="primary" size="l" wide disabled={!method} onClick={() => setConfirming(true)}>
        {i18n._('app.continue')}
      </Button>
      {confirming && method && (
        <ConfirmOrder offer={offer} method={method} country={country} onCancel={() => setConfirming(false)} />
      )}
    </Page>
  );
}

interface ConfirmOrderProps {
  offer: Offer;
  method: PaymentMethod;
  country: string;
  onCancel: () => void;
}

/** Orders, and leads to the page of the payment provider; an order that has ended already, to its result. */
function ConfirmOrder({ offer, method, country, onCancel }: ConfirmOrderProps) {
  const { refund_days: refundDays } = useSession().settings;
  const toProblem = useToProblem();
  const [, navigate] = useLocation();
  const rows = useOrderRows({ offer, method, refundDays });
  // the key of this one order: sent twice, it is still paid once
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  // asked for by the buyer, the credits can be used at once, and used ones cost something on a withdrawal
  const [beginAtOnce, setBeginAtOnce] = useState(false);
  const [requestMissing, setRequestMissing] = useState(false);
  const request = useRef<HTMLInputElement>(null);

  const order = async () => {
    if (refundDays > 0 && !beginAtOnce) {
      setRequestMissing(true);
      request.current?.focus();
      return;
    }
    setPending(true);
    setProblem(null);
    try {
      const { payment } = await createPayment(client, {
        package: offer.id,
        method,
        country,
        begin_at_once: beginAtOnce,
        idempotencyKey,
      });
      if (payment.checkout_url) location.assign(payment.checkout_url);
      else navigate(`/transactions/${payment.payment_id}`);
    } catch (error) {
      setProblem(toProblem(error));
    }
    setPending(false);
  };
  return (
    <PaymentConfirmDialog
      open
      rows={rows}
      pending={pending}
      problem={problem}
      onConfirm={() => void order()}
      onCancel={onCancel}
    >
      <Stack gap={4}>
        <OrderTerms refundDays={refundDays} />
        {refundDays > 0 && (
          <BeginRequest
            ref={request}
            refundDays={refundDays}
            checked={beginAtOnce}
            missing={requestMissing}
            onChange={({ checked }) => {
              setBeginAtOnce(checked);
              setRequestMissing(false);
            }}
          />
        )}
      </Stack>
    </PaymentConfirmDialog>
  );
}
