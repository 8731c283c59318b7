/** Whose words to use for the browser's settings. */
export function findPlatform(userAgent: string): 'android' | 'ios' | 'computador' {
  if (/android/i.test(userAgent)) return 'android';
  return /iphone|ipad|ipod/i.test(userAgent) ? 'ios' : 'computador';
}
