import { createQueries } from '@trevo/client/create-queries.ts';
import { pathsPessoas as paths } from '@trevo/contract/paths';
import { session } from '../session/session.ts';
import { apiClient } from './api-client.ts';
import { callApi } from './call-api.ts';
import { startMilliseconds } from './early-answers.ts';

export const { queries, toQuery } = createQueries({
  paths,
  client: { ...apiClient, call: callApi },
  startMilliseconds,
});

let usuario = session.get()?.usuario;
session.subscribe(() => {
  // A renewed token belongs to the same user: the open screen keeps its data.
  if (session.get()?.usuario === usuario) return;
  // Responses of one user must never be shown to the next.
  usuario = session.get()?.usuario;
  queries.clear();
});
