/** Android's chooser offers the camera and the gallery only when nothing but images is asked for. */
export const acceptedFiles = (userAgent: string = navigator.userAgent): string =>
  /android/i.test(userAgent) ? 'image/*' : 'image/*,application/pdf';
