/** Returns whether this is an iPhone or iPad; an iPad identifies itself as a Mac, but no Mac has a touch screen. */
export function isAppleDevice({
  userAgent,
  maxTouchPoints,
}: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>): boolean {
  return /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
}
