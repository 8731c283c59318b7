import { describeAparelho } from '@trevo/client/describe-aparelho.ts';
import { consolePlatformText as text } from '../console-platform.text.ts';

/** Returns the name of this device for the lists of sessions and passkeys. */
export const nameAparelho = (): string => describeAparelho(navigator.userAgent) || text.aparelho;
