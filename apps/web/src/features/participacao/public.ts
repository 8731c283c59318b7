export { readEcommerce } from './comper/comper-path.ts';
export { ComperPerguntaPage } from './comper/ComperPerguntaPage.tsx';
export { EscanearLink, NotaLink } from './comper/NotaLink.tsx';
export { useComper, useIsComper } from './comper/use-comper.ts';
export { listAcoes } from './list-acoes.tsx';
export { LimiteDica } from './LimiteDica.tsx';
export { ParticipacaoGate } from './ParticipacaoGate.tsx';
export { type Participacao, useParticipacao } from './use-participacao.ts';
export { VazioComNota } from './VazioComNota.tsx';
