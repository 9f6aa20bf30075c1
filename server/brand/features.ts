import { featureNames, type BrandFile, type Features } from './schema';

export const featuresOf = (given: BrandFile['features']): Features => ({
  ...(Object.fromEntries(featureNames.map((name) => [name, true])) as Record<keyof Features, boolean>),
  ...given,
});

/** These combinations of switches would mislead the applicant. */
export const featureProblems = (
  { promoCode, invitations, help }: Features,
  { config = {} }: Pick<BrandFile, 'config'>,
): string[] => [
  ...(promoCode && !invitations
    ? ['brand.json: features.promoCode must be false where invitations is: they carry the code']
    : []),
  ...(!help && !config.supportEmail && !config.supportPhone
    ? [
        'brand.json: without features.help, config.supportEmail or supportPhone is needed: e-mails and the accessibility statement name it',
      ]
    : []),
];
