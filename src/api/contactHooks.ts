import { contactApi } from './contact';
import './hooks';

export const { useContactContractListMutation, useContactListMutation } = contactApi;
