/** The next frame; an observer hears of it after its layout, an animation frame before. */
export function drawn(): Promise<void> {
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(() => {
      observer.disconnect();
      resolve();
    });
    observer.observe(document.documentElement);
  });
}
