/** Document types, by their value on the wire (spec, 3.4 and 4.5). */
export const documentTypes = {
  identityCard: "Carta d'identita",
  passport: 'Passaporto',
  drivingLicence: 'Patente di guida',
  healthCard: 'Tessera sanitaria',
  fixedTermPermit: 'PS',
  indefinitePermit: 'CS',
} as const;
