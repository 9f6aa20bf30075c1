import { Gauge, type OpenMetricsContentType, type Registry } from 'prom-client';
import type { AppDeps } from '../deps';
import { endOf } from '../pdfSeal/key/openSealKey';

const MS_PER_SECOND = 1000;

export const registerSeal = (
  register: Registry<OpenMetricsContentType>,
  { sealKey, clock }: Pick<AppDeps, 'sealKey' | 'clock'>,
): void => {
  const left: Gauge = new Gauge({
    name: 'apertura_seal_seconds_left',
    help: 'How long the certificate of the seal is still valid; negative once it has ended',
    registers: [register],
    collect: () => left.set((endOf(sealKey).getTime() - clock.now().getTime()) / MS_PER_SECOND),
  });
};
