import type { Document } from '../../../db/schema';
import { Html, html } from '../../../domain/html';
import { inlineHashes } from '../../../http/inlineHashes';
import type { Desk } from '../desk';
import { documentPath } from './parts';

/**
 * Shows the sentence under a video that fails, of which only the sound plays, or that has not come after ten
 * seconds. The events do not bubble, so they are heard on their way down. In syntax that every browser reads.
 */
const SCRIPT = `(function () {
  function judge(video, isLate) {
    var isBlind = video.readyState > 0 && video.videoWidth === 0;
    var isSlow = isLate && video.readyState === 0 && video.networkState === 2;
    var fitting = video.error ? 'failed' : isBlind ? 'blind' : isSlow ? 'slow' : '';
    [].forEach.call(video.parentNode.querySelectorAll('[data-video]'), function (sentence) {
      sentence.hidden = sentence.getAttribute('data-video') !== fitting;
    });
  }
  function listen(names, act) {
    names.forEach(function (name) {
      document.addEventListener(name, function (event) {
        if (event.target.localName === 'video') act(event.target);
      }, true);
    });
  }
  listen(['error', 'loadedmetadata', 'resize'], function (video) { judge(video, false); });
  listen(['loadstart', 'play'], function (video) {
    setTimeout(function () { judge(video, true); }, 10000);
  });
})();`;

const script = `<script>${SCRIPT}</script>`;

const videoScript = new Html(script);
export const [videoScriptHash = "'none'"] = inlineHashes(script).scripts;

const extensionOf = ({ contentType }: Document): string => contentType.slice('video/'.length);

export const videoPlayer = (desk: Desk, document: Document, alt: string): Html => {
  const path = documentPath(desk, document);
  return html`${videoScript}
    <video src="${path}" controls preload="metadata" aria-label="${alt}"></video>
    <div role="status">
      <p class="notice wait" data-video="failed" hidden>
        Il video non si apre. Ricarica la pagina; se non basta, scaricalo e aprilo con un altro programma.
      </p>
      <p class="notice wait" data-video="blind" hidden>
        Questo browser non riproduce il video: scaricalo e aprilo con un altro programma.
      </p>
      <p class="notice wait" data-video="slow" hidden>
        Il video ci mette più del solito. Aspetta ancora un po’; se non arriva, ricarica la pagina.
      </p>
    </div>
    <p class="soft"><a href="${path}" download="video.${extensionOf(document)}">Scarica il video</a></p>`;
};
