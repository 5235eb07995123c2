import { useState } from 'react';
import { WizardActions, WizardBody } from '../../src/patterns/Wizard/WizardParts.tsx';
import { SignupAccountStep } from '../../src/product/accounts/SignupSteps/SignupAccountStep.tsx';
import { SignupNameStep } from '../../src/product/accounts/SignupSteps/SignupNameStep.tsx';
import {
  SignupWizardNext,
  SignupWizardRoot,
  SignupWizardTitle,
} from '../../src/product/accounts/SignupWizard/SignupWizardParts.tsx';

/** Two steps on one page. The step of the root is the one whose button sends both: that of the account. */
export function OnePage({ onSend }: { onSend?: () => void }) {
  const [name, setName] = useState({ name: '' });
  const [account, setAccount] = useState({ email: '', password: '', terms: false });
  return (
    <SignupWizardRoot step={3} onNext={onSend}>
      <WizardBody>
        <SignupWizardTitle step={2} />
        <SignupNameStep values={name} onChange={change => setName({ ...name, ...change })} />
        <SignupWizardTitle step={3} level={2} />
        <SignupAccountStep values={account} onChange={change => setAccount({ ...account, ...change })} />
      </WizardBody>
      <WizardActions>
        <SignupWizardNext />
      </WizardActions>
    </SignupWizardRoot>
  );
}
