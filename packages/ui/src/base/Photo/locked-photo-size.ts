/** Largest side of a blurred file from which nothing can be recognised, in pixels. */
const maxSide = 64;

/** Warns when a locked picture came in a size in which it can be recognised: CSS blur does not protect. For development. */
export function warnAboutLockedPhotoSize(image: HTMLImageElement): void {
  const check = () => {
    const { naturalWidth, naturalHeight } = image;
    if (Math.max(naturalWidth, naturalHeight) <= maxSide || !image.closest('[data-veil="locked"]')) return;
    console.warn(
      `Photo: a locked picture is ${naturalWidth} × ${naturalHeight} px. Anybody can remove a blur made by CSS: send a blurred file of at most ${maxSide} px.`,
    );
  };
  if (image.complete) check();
  else image.addEventListener('load', check, { once: true });
}
