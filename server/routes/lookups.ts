import type { FastifyInstance } from 'fastify';
import { CAP_INVALID } from '../../src/contract/rules/address';
import { atecoBySector, sectorOf, sectors } from '../data/ateco';
import { businessTypes } from '../data/businessTypes';
import { capLocalities } from '../data/caps';
import { birthPlaces, birthProvinces } from '../data/places';
import { citizenships } from '../data/states';
import { Refusal } from '../errors/refusal';
import { endpoint } from './endpoint';

/** Specification, 7.2. */
export const lookupRoutes = (app: FastifyInstance): void => {
  const exclude = app.deps.config.EXCLUDED_PROVINCES;

  endpoint(app, 'settoriAziende', {
    handler: async ({ idSocieta, idSoggetto }) => ({
      status: 'success',
      data: sectors(idSocieta, idSoggetto),
    }),
  });
  endpoint(app, 'attivitaPerSettore', {
    handler: async ({ value }) => ({ status: 'success', data: atecoBySector(sectorOf(value)) }),
  });
  endpoint(app, 'tipiSocieta', {
    handler: async ({ value }) => ({ status: 'success', data: businessTypes(value) }),
  });
  endpoint(app, 'comuni', {
    handler: async ({ sigla }) => ({
      status: 'success',
      data: birthPlaces(sigla.toUpperCase(), { exclude }),
    }),
  });
  endpoint(app, 'province', {
    // A name filters the list, '' returns all.
    handler: async ({ nome }) => {
      const wanted = nome.trim().toLowerCase();
      const data = birthProvinces({ exclude }).filter((province) =>
        province.nome.toLowerCase().startsWith(wanted),
      );
      return { status: 'success', data };
    },
  });
  endpoint(app, 'cittadinanze', {
    handler: async () => ({ status: 'success', data: citizenships() }),
  });
  endpoint(app, 'dettagliCap', {
    handler: async ({ capCode }) => {
      const data = capLocalities(capCode.trim());
      if (data.length === 0) throw new Refusal('capUnknown', CAP_INVALID);
      return { status: 'success', data };
    },
  });
};
