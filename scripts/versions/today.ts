import { answerSchemaOf } from '../../src/contract/answers';
import { endpointNames, endpointOf } from '../../src/contract/endpoints';
import { contractLines } from './contractLines';

export const linesOfToday = contractLines(
  Object.fromEntries(
    endpointNames.map((name) => {
      const call = endpointOf(name);
      return [name, { ...call, answer: answerSchemaOf(name) ?? call.answer }];
    }),
  ),
);
