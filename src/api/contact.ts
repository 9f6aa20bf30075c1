/** Contact and resume (spec, 7.5 and 7.9). */
import { emptyApi, mutation } from './emptyApi';

export const contactApi = emptyApi.injectEndpoints({
  endpoints: (build) => ({
    contactStart: mutation(build, 'contactStart'),
    contactSendCell: mutation(build, 'contactSendCell'),
    contactNext: mutation(build, 'contactNext'),
    contactValidateCell: mutation(build, 'contactValidateCell'),
    contactList: mutation(build, 'contactList'),
    contactContractList: mutation(build, 'contactContractList'),
    contactResume: mutation(build, 'contactResume'),
    contactSendPdf: mutation(build, 'contactSendPdf'),
    resumeStart: mutation(build, 'resumeStart'),
    resumeSendCell: mutation(build, 'resumeSendCell'),
    resumeValidateCell: mutation(build, 'resumeValidateCell'),
    resume: mutation(build, 'resume'),
    resumeNext: mutation(build, 'resumeNext'),
    otpVerify: mutation(build, 'otpVerify'),
    otpResend: mutation(build, 'otpResend'),
  }),
});
