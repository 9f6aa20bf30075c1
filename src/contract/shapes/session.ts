import { dataAnswer, named, text } from './declare';

export const sessionTimes = named('SessionTimes', {
  idleSeconds: { type: 'integer', minimum: 0, description: 'Without a call, the session ends after this' },
  remainingSeconds: { type: 'integer', minimum: 0, description: 'Until the session ends in any case' },
  draftKey: text(
    'A secret of this session. The browser encrypts with it what is typed before there is a request',
  ),
});

export const productInfo = named(
  'ProductInfo',
  {
    productCode: text(),
    name: text(),
    today: {
      type: 'string',
      pattern: String.raw`^\d{4}-\d{2}-\d{2}$`,
      description: "The date in Europe/Rome, yyyy-MM-dd. All date rules use it as 'today'",
    },
    session: { ...sessionTimes, description: 'When the session ends. Without it the app shows no warning' },
    journey: text('The code of the journey. Without it the app makes one'),
  },
  { optional: ['session', 'journey'] },
);

export const productInfoAnswer = dataAnswer(productInfo);
