import * as yup from 'yup';
import { addressFieldsWhenOther, emptyAddress } from '../rules/address';
import { notValidated, oneOf, requiredText } from '../rules/base';
import { acknowledged } from '../rules/consents';
import { invalid } from '../rules/generalMessages';
import type { StepDefinition } from './definition';

const shippingChoices = ['residenza', 'domicilio', 'altro'] as const;

const empty = {
  spedizione: { spedizioneCarta: 'residenza', ...emptyAddress },
  carta: { visioneDocumentazione: 'selected', cartaFisica: 'selected' },
};
export type CardValues = typeof empty;

export const card: StepDefinition<CardValues> = {
  empty,
  schema: yup.object({
    spedizione: yup.object({
      spedizioneCarta: oneOf(
        requiredText('Indirizzo di spedizione'),
        shippingChoices,
        invalid('Indirizzo di spedizione'),
      ),
      ...addressFieldsWhenOther('spedizioneCarta'),
    }),
    carta: yup.object({ visioneDocumentazione: acknowledged(), cartaFisica: notValidated() }),
  }),
};
