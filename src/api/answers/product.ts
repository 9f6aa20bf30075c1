import { isJourney } from '../../contract/journey';
import { isLoose, looseCount, looseFields, looseText } from '../../contract/loose';

const DAY = /^\d{4}-\d\d-\d\d$/;

/** The specification names none of the fields, so all are optional. */
const productInfo = (raw: unknown) => {
  const top = looseFields(raw);
  const given = isLoose(top.data) ? top.data : top;
  const { journey } = given;
  const today = looseText(given.today);
  const session = looseFields(given.session);
  const idleSeconds = looseCount(session.idleSeconds);
  const remainingSeconds = looseCount(session.remainingSeconds);
  return {
    status: 'success' as const,
    data: {
      productCode: looseText(given.productCode),
      name: looseText(given.name),
      today: DAY.test(today) ? today : '',
      ...(idleSeconds !== null &&
        remainingSeconds !== null && {
          session: { idleSeconds, remainingSeconds, draftKey: looseText(session.draftKey) },
        }),
      ...(isJourney(journey) && { journey }),
    },
  };
};

export const onboardingReaders = { productInfo };
