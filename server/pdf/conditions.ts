/**
 * The contract's conditions: a neutral reference text that the provider replaces with its own. Change the
 * version together with the text, since it is stored with every signature.
 */
export const CONDITIONS_VERSION = '1.1';

export const CONDITIONS_NOTICE =
  'Le condizioni che seguono sono un testo di riferimento: il fornitore del servizio le sostituisce con le proprie condizioni generali, economiche e informative.';

export interface Article {
  readonly title: string;
  readonly paragraphs: readonly string[];
}

export const conditions: readonly Article[] = [
  {
    title: 'Oggetto',
    paragraphs: [
      'Il contratto regola l’apertura e l’uso di un conto di pagamento destinato all’attività professionale o d’impresa del titolare, e di una carta di pagamento collegata al conto.',
      'Il conto e la carta sono riservati a titolari di ditte individuali e a liberi professionisti con partita IVA, fiscalmente residenti in Italia.',
    ],
  },
  {
    title: 'Conclusione del contratto',
    paragraphs: [
      'Con la firma il titolare propone di concludere il contratto. Il contratto si conclude quando il fornitore, completate le verifiche previste dalla legge, comunica al titolare di aver accettato la richiesta.',
      'Il fornitore può non accettare la richiesta se le verifiche hanno esito negativo o se le informazioni fornite sono incomplete o non veritiere.',
    ],
  },
  {
    title: 'Identificazione e adeguata verifica',
    paragraphs: [
      'Il titolare si identifica a distanza con due documenti e con un video. I dati e le risposte del questionario sono parte integrante della richiesta.',
      'Il titolare comunica senza ritardo ogni variazione dei propri dati e fornisce, quando richiesto, le informazioni e i documenti necessari ad aggiornare la verifica.',
    ],
  },
  {
    title: 'Conto',
    paragraphs: [
      'Il titolare può disporre delle somme disponibili sul conto con bonifici, addebiti e operazioni con carta, nei limiti del saldo e dei massimali comunicati.',
      'Le operazioni sono consultabili nell’app. Il fornitore mette a disposizione almeno una volta al mese, senza spese, le informazioni sulle operazioni eseguite.',
    ],
  },
  {
    title: 'Carta',
    paragraphs: [
      'La carta è personale e non può essere ceduta. È spedita, senza costi, all’indirizzo scelto nella richiesta; nell’attesa il titolare può usare la carta virtuale nell’app.',
      'Il titolare custodisce con cura la carta, il PIN e le credenziali, e non li comunica ad altri.',
    ],
  },
  {
    title: 'Smarrimento, furto e uso non autorizzato',
    paragraphs: [
      'In caso di smarrimento, furto o uso non autorizzato il titolare blocca subito la carta dall’app o chiamando il numero di assistenza.',
      'Le operazioni non autorizzate sono contestate senza indugio e comunque entro tredici mesi dall’addebito. Restano ferme le responsabilità e i rimborsi previsti dal decreto legislativo 27 gennaio 2010, n. 11.',
    ],
  },
  {
    title: 'Spese e condizioni economiche',
    paragraphs: [
      'Al conto e alla carta si applicano le spese e le condizioni indicate nel foglio informativo, messo a disposizione del titolare prima della firma.',
      'Ogni modifica unilaterale delle condizioni è proposta con almeno due mesi di preavviso; il titolare può rifiutarla e recedere senza spese prima della data prevista per la sua applicazione.',
    ],
  },
  {
    title: 'Durata e recesso',
    paragraphs: [
      'Il contratto è a tempo indeterminato. Il titolare può recedere in ogni momento, senza penalità e senza spese di chiusura, dall’app o per iscritto.',
      'Il fornitore può recedere con un preavviso di almeno due mesi, e senza preavviso se ricorre un giustificato motivo, dandone immediata comunicazione.',
    ],
  },
  {
    title: 'Comunicazioni',
    paragraphs: [
      'Le comunicazioni relative al contratto sono inviate, in lingua italiana, all’indirizzo email e al numero di cellulare confermati dal titolare, o messe a disposizione nell’app.',
      'Il titolare può chiedere in ogni momento una copia del contratto.',
    ],
  },
  {
    title: 'Dati personali',
    paragraphs: [
      'I dati personali sono trattati come indicato nell’informativa sulla privacy, consegnata prima della firma, ai sensi del Regolamento (UE) 2016/679.',
    ],
  },
  {
    title: 'Reclami e risoluzione delle controversie',
    paragraphs: [
      'Il titolare può presentare un reclamo al fornitore, che risponde entro quindici giornate operative per i servizi di pagamento.',
      'Se non è soddisfatto o non riceve risposta, il titolare può ricorrere all’Arbitro Bancario Finanziario prima di rivolgersi al giudice.',
    ],
  },
  {
    title: 'Legge applicabile e foro',
    paragraphs: [
      'Il contratto è regolato dalla legge italiana. Per ogni controversia è competente il foro previsto dalla legge.',
    ],
  },
];
