/** Document types, by their value on the wire (spec, 3.4 and 4.5). */
export const documentTypes = {
  identityCard: "Carta d'identita",
  passport: 'Passaporto',
  drivingLicence: 'Patente di guida',
  healthCard: 'Tessera sanitaria',
  fixedTermPermit: 'PS',
  indefinitePermit: 'CS',
} as const;

/** Only those that people read otherwise than on the wire. */
export const documentTypeNames: Readonly<Record<string, string>> = {
  [documentTypes.identityCard]: 'Carta d’identità',
  [documentTypes.fixedTermPermit]: 'Permesso di soggiorno a tempo determinato (PS)',
  [documentTypes.indefinitePermit]: 'Permesso di soggiorno a tempo indeterminato (CS)',
};
