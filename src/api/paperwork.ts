/** Contracts and paperwork (spec, 7.2, 7.5 and 7.9). */
import { emptyApi, fileMutation, mutation } from './emptyApi';
import './hooks';

export const paperworkApi = emptyApi.injectEndpoints({
  endpoints: (build) => ({
    presaVisione: mutation(build, 'presaVisione'),
    stampaContratto: fileMutation(build, 'stampaContratto'),
    signContractList: mutation(build, 'signContractList'),
    paperworkList: mutation(build, 'paperworkList'),
    reuploadDocument: mutation(build, 'reuploadDocument'),
    updateDocumentsKo: mutation(build, 'updateDocumentsKo'),
    signDocument: mutation(build, 'signDocument'),
  }),
});

export const { useStampaContrattoMutation } = paperworkApi;
