import { parseSmtpUrl } from '@trevo/rules/texto/smtp-url';
import * as v from 'valibot';

/** Kinds of variables of the environment; `name` begins the message. */

/** A whole number. */
export const integer = (name: string, min: number, max: number) =>
  v.pipe(
    v.string(),
    v.regex(/^\d+$/, `${name} must be a whole number from ${min} to ${max}.`),
    v.transform(Number),
    v.minValue(min, `${name} must be a whole number from ${min} to ${max}.`),
    v.maxValue(max, `${name} must be a whole number from ${min} to ${max}.`),
  );

/** The address of a push platform at Amazon SNS. */
export const platformArn = (name: string, systems: string) =>
  v.pipe(
    v.string(),
    v.regex(
      new RegExp(`^arn:aws[\\w-]*:sns:[\\w-]+:\\d+:app/(${systems})/\\S+$`),
      `${name} must look like arn:aws:sns:sa-east-1:123456789012:app/${systems.split('|')[0]}/trevo.`,
    ),
  );

/** A text of a pattern. */
export const matching = (pattern: RegExp, message: string) => v.pipe(v.string(), v.regex(pattern, message));

/** The address of a service. */
export const httpUrl = (name: string) =>
  matching(/^https?:\/\/\S+$/, `${name} must begin with http:// or https://.`);

/** The address of a mail server. */
export const smtpUrl = (name: string) =>
  v.pipe(
    v.string(),
    v.check(
      (text) => typeof parseSmtpUrl(text) !== 'string',
      `${name} must look like smtps://user:password@host:465/?from=Name%20<address>, without other options.`,
    ),
  );
