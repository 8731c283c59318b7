export const webhooksAddress = '/webhooks';
export const toWebhookAddress = (webhookID: string): string => `${webhooksAddress}/${webhookID}`;
