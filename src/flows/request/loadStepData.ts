import { call, put, select } from 'typed-redux-saga';
import { customerApi } from '../../api/customer';
import { paperworkApi } from '../../api/paperwork';
import { selectConfig } from '../../state/selectors';
import { contractsLoaded, customerLoaded } from '../../state/step';
import { contractsRequested, customerRequested } from '../pageActions';
import { callEndpoint } from '../shared/callEndpoint';
import { failInDialog } from '../shared/failures';

export function* loadCustomer() {
  const { provider } = yield* select(selectConfig);
  const { customerInfo } = yield* callEndpoint(customerApi, 'customerInfo', { provider });
  yield* put(customerLoaded(customerInfo.productCustomer));
}

export function* loadContracts() {
  const { data } = yield* callEndpoint(paperworkApi, 'signContractList', {});
  yield* put(contractsLoaded(data));
}

export function* customerForStep() {
  try {
    yield* call(loadCustomer);
  } catch (error) {
    yield* failInDialog(error, { retry: customerRequested() });
  }
}

export function* contractsForStep() {
  try {
    yield* call(loadContracts);
  } catch (error) {
    yield* failInDialog(error, { retry: contractsRequested() });
  }
}
