/**
 * Ministero della Salute, open data «Farmacie», as kept in github.com/cascafico/OSM-FVGPharmacies, file
 * farmacie_rifinito.csv at 10fe8db (2018-04-24): 18,962 rows with business name, VAT number and
 * address. Values to the letter.
 */
export const completeAddresses = [
  'Via San Francesco Da Paola 10', 'Corso Vittorio Emanuele II 84', 'Corso Vinzaglio 31/E', 'Via XX Settembre 5', 'Piazza Statuto 3',
  'Via S. Teresa 21', 'Corso Massimo D`Azeglio 100', 'Galleria Umberto I 54', 'Galleria Via Larga 33', 'Borgata Piano 46', 'Borgata Ponte 49 R',
  'BORGATA S. MARIA 50', 'CALLE SAN GIACOMO 3', 'Corte San Paolo 8', 'Vico Notari 7 R', 'Vicolo Kupferloch 1/A', 'Largo IV Novembre 3', 'C.so Musacchio 132/134', 'Strada Statale 120 km 65,600',
  'Strada Provinciale 208 km 2', 'Via Prenestina Nuova Km 7.2', 'Via Casilina km 125,30', 'Via del Progresso 1/bis', "Via Leini' 37/bis",
  'via Demetrio Tripepi 62/a', 'Via 3 Novembre 10', 'Via 1 Maggio 9F', 'Via 24 Maggio 23', "Piazza dell'Unita' 10", 'Via Fiorentina 1 Int. A',
  'Via Petrosa 19/int. 1', 'Piazza G. Paolini n. 1', "Via Gabriele D'Annunzio n. 1/E", 'Strada Statale 337 n. 9', 'Via Po snc',
  'VIA DUCA DELLA VITTORIA SNC', 'Via Emilia snc - ang. Via Romagn', 'Via Sile s.n.', 'Viale Roma sn', 'Piazzale Ponte Milvio 15',
  'Via Giovanni XXIII 143/145', 'Via S. Sebastiano 161-163', 'Via 1848 25', 'Strada 152 snc', 'P.zza Marconi 4', 'SS 113 Dir Km 31 400',
] as const; // prettier-ignore

/** Without a number: as the dataset has them, or streets that have a number in their name. */
export const incompleteAddresses = [
  'Via 11 Febbraio', 'Via 4 Novembre', 'Via 27 Settembre', 'Piazza 3 Novembre', 'Via Torino angolo Via Venezia',
  'Via Imperia Angolo Via Vicenza',
] as const; // prettier-ignore

/** Real, and refused by the closed list of the spec's 5.3. */
export const otherQualifiers = [
  'Borgo Leopardi 11', 'Campo San Polo 2498/a', 'Circonvallazione Trionfale 57/A', 'Contrada Ciavolotto 263', 'Frazione Falcero 43/A',
  'Loc. Palaretta 9', 'Lungomare Pegli 183 R', 'Piazzetta Bivio 10', 'Rione Margherita 16', 'Salita Santo La corte 38',
  'Sestiere Cannaregio 6045', 'Stradone Farnese 48', 'Pila n. 56',
] as const; // prettier-ignore

export const soleProprietors = [
  'San Francesco Da Paola', 'Algostino Demichelis Di Gallo Dott. Mario', 'Antica Farmacia Bosio Di Spirito Dr.ssa Giovanna',
  'Europea Della Dr.ssa Audiberti Emanuela', "San Simone Del Dott. Pedulla' Mauro", 'Comunale 42 - Afc', 'Municipale N.11',
  'Comunale (succursale Stagionale)', 'Farmacie Riunite Al Moro E S. Anna (farmacia Al Moro)', 'Vannelli & Ranalli',
  'Perani R. & Gaburri M.a.', 'Battaglini D. / Dr. Passanisi O.', 'S. Giuseppe Dr.ssa Anna Rasulo', 'S. Omobono', "Sant'agnese Di Guidetti Dott. Roberta",
  'San Nicolo` Di Marchesini Dr Luca', 'Gatti C. Di Gatti Marina', 'Fossolo 2 Centro Commerciale', 'Sassi Della Dott.ssa Veronica Belotti',
  'Sassanelli', 'Farmacia Cooperativa Comunale Sasso Marconi', 'Casassa', 'Soccavo', 'De Socio Giuseppe', 'Comunale Corte Argentesi',
  'Ge.a.s.c. - Gestione Aziendale Servizi Comunali', 'Farmacie Associate Italiane Di Antonio Popolo', 'A.s.m. 11', 'A.s.f.v. Farmacia Comunale  3',
  'Eredi Di De Vita Angelo S.d.f.', 'F.i.d.e.s. - Dr. Boari', 'Farmacia Degli Speziali', 'Spaziani Cesare', 'Fiamingo Francesco S.',
] as const; // prettier-ignore

export const companies = [
  'Collegiata Santa Maria Snc Del Dr. Balagna Agostino E Figli', 'Regia Farmacia Di Monchiero Luca & C. S.a.s.',
  'Ordine Mauriziano Sas Della Dott.ssa Carboncini Alessandra & C.', 'Gruner S.a.s. Del Dr. Timeus Marco & C.',
  'Farmacia Corti S.r.l.', 'Comunali Di Felino Srl', 'Saronno Servizi S.p.a.', 'Alessi E Palacino S.n.c.', 'Spagnolo S N C', 'Del Prete S N C',
  'Farmacia Missera S.n.c. Di Franca Missera', 'Zampi Daniela & C. Sas', 'Franceschini Del Dr. Franceschini Antonio E C. Snc',
  'Della Concordia Di Zanello Paolo & C. S..a.s', 'Farmacia Benni Del Dott. Benni Luigi & C. - Societa\' In Accomandita Semplice',
  'Cooperativa Di Bologna S.c.', 'Azienda Farmac. Municipalizzata', 'Comunale Azienda Speciale', 'Fondazione Miotti',
  'Ente Cooperativo Di Consumo Di Mutuo Soccorso Arl', 'Ditta Lanza Rosa Gestione Ereditaria Azienda Farmacia Dott. Michele Azzara',
  // 'Ss.' is «Santissima» here: by the letter of 5.4 it is a company form (docs/decisions/text.md).
  'Ss. Annunziata', "S.s. Trinita'",
] as const; // prettier-ignore

export const vatNumbers = [
  '03603780010', '10170320013', '10491430012', '11090630010', '09485870019', '11104390015', '00768850018', '09317390012',
] as const; // prettier-ignore

/** Numbers of the same register that fail the check digit: 129 of 18,552, mistyped. */
export const mistypedVatNumbers = [
  '10994415001', '07809910015', '10549120019', '02098230046', '03095555004', '00555590042', '00346680046', '03333583004',
] as const; // prettier-ignore
