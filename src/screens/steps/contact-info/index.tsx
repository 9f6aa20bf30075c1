import type { ComponentType } from 'react';
import { contactPages } from '../../../contract/steps/table';
import { useAppSelector } from '../../../state/hooks';
import { selectSubPage } from '../../../state/selectors';
import { ThemeRoot } from '../../../ui/theme/ThemeRoot';
import { Credentials } from './Credentials';
import { EmailCode } from './EmailCode';
import { Greeting } from './Greeting';
import { Mobile } from './Mobile';
import { Password } from './Password';
import { SmsCode } from './SmsCode';

/** Without the intro, which is part of the entry (src/screens/registry.ts). */
const pages: Readonly<Record<number, ComponentType>> = {
  [contactPages.info]: Greeting,
  [contactPages.verifyEmail]: EmailCode,
  [contactPages.mobilePhone]: Mobile,
  [contactPages.verifyPhone]: SmsCode,
  [contactPages.createPassword]: Password,
  [contactPages.passwordOk]: Credentials,
};

export default function ContactInfo() {
  const Page = pages[useAppSelector(selectSubPage)] ?? Greeting;
  return (
    <ThemeRoot>
      <Page />
    </ThemeRoot>
  );
}
