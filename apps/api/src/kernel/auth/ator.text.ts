/** Names of callers that are neither a person nor a credential. */
export const atorText = { comando: 'Comando no servidor', rotina: 'Rotina automática', token: 'Token único' };
