import { expectNoHits } from './support/byItself';

it("a press on 'Ferma' or 'Scatta' never sends or drops what has just come", () => expectNoHits('reduce'));
