/** Largest side of a blurred file from which nothing can be recognised, in pixels. */
const largest = 64;

/** Warns when a locked picture came in a size in which it can be recognised: CSS blur does not protect. For development. */
export function warnAboutLockedPhotoSize(image: HTMLImageElement): void {
  const look = () => {
    const { naturalWidth, naturalHeight } = image;
    if (Math.max(naturalWidth, naturalHeight) <= largest || !image.closest('[data-veil="locked"]')) return;
    console.warn(
      `Photo: a locked picture is ${naturalWidth} × ${naturalHeight} px. Everybody can take the blur away: have the server send a stand-in of at most ${largest} px.`,
    );
  };
  if (image.complete) look();
  else image.addEventListener('load', look, { once: true });
}
