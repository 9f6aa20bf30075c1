const usualBenefits: NonNullable<typeof __BRAND__.card.benefits> = [
  {
    icon: 'discount',
    title: 'Una carta premium',
    text: 'Con sconti dedicati a chi lavora in proprio.',
  },
  {
    icon: 'cash',
    title: 'Prelievi gratuiti ovunque',
    text: 'Agli sportelli di qualsiasi banca, in Italia e all’estero.',
  },
  {
    icon: 'safety',
    title: 'Acquisti sicuri, online e nei negozi',
    text: 'Autorizzi ogni spesa online dal tuo telefono.',
  },
  {
    icon: 'delivery',
    title: 'Spedizione gratuita',
    text: 'La carta arriva all’indirizzo che scegli qui sotto.',
  },
];

export const cardCopy = {
  get title() {
    return `La tua ${__BRAND__.card.name}`;
  },
  get lead() {
    const usual = `Ti spediamo la ${__BRAND__.card.name}, senza costi aggiuntivi. Dicci dove vuoi riceverla.`;
    return __BRAND__.card.lead ?? usual;
  },
  benefits: {
    title: 'Che cosa ti offre',
    get items() {
      return __BRAND__.card.benefits ?? usualBenefits;
    },
  },
  shipping: {
    title: 'Dove spediamo la carta',
    legend: 'Indirizzo di spedizione',
    residenza: 'Al mio indirizzo di residenza',
    domicilio: 'Al mio domicilio',
    altro: 'A un altro indirizzo',
    otherTitle: 'A quale indirizzo?',
  },
  notice: {
    title: 'Trattamento dei dati sensibili',
    text: [
      'Nel prossimo passaggio ti chiederemo un breve video e le foto di due documenti, per verificare la tua identità.',
      'Proseguendo acconsenti al trattamento dei dati sensibili contenuti nel video e nei documenti, al solo scopo di identificarti come richiede la normativa antiriciclaggio. Puoi revocare il consenso quando vuoi.',
    ],
    privacy: 'Leggi l’informativa sulla privacy',
    accept: 'Acconsento e continuo',
    back: 'Non ora',
  },
} as const;
