// What comes by itself takes no press that was meant for the button before it.
import { expectNoHits } from './support/byItself';

it("a press on 'Ferma' or 'Scatta' never sends or drops what has just come", () => expectNoHits('reduce'));
