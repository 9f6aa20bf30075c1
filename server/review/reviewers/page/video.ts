import type { Document } from '../../../db/schema';
import { Html, html } from '../../../domain/html';
import { inlineHashes } from '../../../http/inlineHashes';
import type { Desk } from '../desk';
import { documentPath } from './parts';

/**
 * The script before each video: it shows the sentence under a video that fails, or of
 * which only the sound plays. The events do not bubble, so they are heard on their way down. In syntax that
 * every browser reads.
 */
const SCRIPT = `(function () {
  function judge(event) {
    var video = event.target;
    if (!video || video.localName !== 'video') return;
    var isBlind = video.readyState > 0 && video.videoWidth === 0;
    video.parentNode.querySelector('[data-unplayable]').hidden = !video.error && !isBlind;
  }
  ['error', 'loadedmetadata', 'resize'].forEach(function (name) {
    document.addEventListener(name, judge, true);
  });
})();`;

const script = `<script>${SCRIPT}</script>`;

const videoScript = new Html(script);
/** The policy's source of the script. */
export const [videoScriptHash = "'none'"] = inlineHashes(script).scripts;

const extensionOf = ({ contentType }: Document): string => contentType.slice('video/'.length);

/** Renders the player, the sentence of a browser that cannot play the video, and the file. */
export const videoPlayer = (desk: Desk, document: Document, alt: string): Html => {
  const path = documentPath(desk, document);
  return html`${videoScript}
    <video src="${path}" controls preload="metadata" aria-label="${alt}"></video>
    <p class="notice wait" role="alert" data-unplayable hidden>
      Questo browser non riproduce il video: scaricalo e aprilo con un altro programma.
    </p>
    <p class="soft"><a href="${path}" download="video.${extensionOf(document)}">Scarica il video</a></p>`;
};
