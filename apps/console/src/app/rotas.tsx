import type { ActId } from '@trevo/contract/operador/atos';
import {
  Ban,
  BadgeCheck,
  Boxes,
  Gift,
  Handshake,
  KeyRound,
  Home,
  Inbox,
  Megaphone,
  Package,
  ReceiptText,
  ScrollText,
  Send,
  ShieldCheck,
  Ticket,
  UserRound,
  UserRoundPlus,
  UserSearch,
  Users,
} from 'lucide-react';
import { lazy } from 'react';
import { consoleText } from './console.text.ts';
import type { Rota } from './rota.ts';
import { rotasDados } from './rotas-dados.tsx';
import { rotasEstudio } from './rotas-estudio.tsx';

const { telas } = consoleText;

/** All screens in the order of the menu. */
export const rotas: readonly Rota[] = [
  {
    path: '/',
    titulo: telas.hoje,
    icone: <Home />,
    grupo: 'trabalho',
    acts: [],
    Screen: lazy(() => import('../features/hoje/HojeScreen.tsx').then((m) => ({ default: m.HojeScreen }))),
  },
  {
    path: '/fila',
    titulo: telas.fila,
    icone: <Inbox />,
    grupo: 'trabalho',
    acts: ['operador.tomarNota', 'operador.fila'],
    Screen: lazy(() => import('../features/fila/FilaScreen.tsx').then((m) => ({ default: m.FilaScreen }))),
  },
  {
    path: '/pessoas',
    titulo: telas.pessoas,
    icone: <UserSearch />,
    grupo: 'trabalho',
    acts: ['operador.procurarPessoa'],
    Screen: lazy(() =>
      import('../features/pessoa/busca/PessoasScreen.tsx').then((m) => ({ default: m.PessoasScreen })),
    ),
  },
  {
    path: '/pessoas/:consumidorID',
    titulo: telas.pessoas,
    icone: <UserSearch />,
    grupo: null,
    acts: ['operador.pessoa'],
    isDetalhe: true,
    Screen: lazy(() =>
      import('../features/pessoa/PessoaScreen.tsx').then((m) => ({ default: m.PessoaScreen })),
    ),
  },
  {
    path: '/notas',
    titulo: telas.notas,
    icone: <ReceiptText />,
    grupo: 'trabalho',
    acts: ['operador.nota'],
    Screen: lazy(() => import('../features/fila/NotasScreen.tsx').then((m) => ({ default: m.NotasScreen }))),
  },
  {
    path: '/indicacoes',
    titulo: telas.indicacoes,
    icone: <UserRoundPlus />,
    grupo: 'trabalho',
    acts: ['operador.indicacoes'],
    Screen: lazy(() =>
      import('../features/indicacao/IndicacoesScreen.tsx').then((m) => ({ default: m.IndicacoesScreen })),
    ),
  },
  ...rotasEstudio,
  {
    path: '/premios',
    titulo: telas.premios,
    icone: <Gift />,
    grupo: 'trabalho',
    acts: ['operador.premios'],
    Screen: lazy(() =>
      import('../features/premio/QuadroPremiosScreen.tsx').then((m) => ({ default: m.QuadroPremiosScreen })),
    ),
  },
  {
    path: '/sorteios',
    titulo: telas.sorteios,
    icone: <Ticket />,
    grupo: 'trabalho',
    acts: ['operador.sorteios'],
    Screen: lazy(() =>
      import('../features/sorteio/SorteiosScreen.tsx').then((m) => ({ default: m.SorteiosScreen })),
    ),
  },
  {
    path: '/pedidos',
    titulo: telas.pedidos,
    icone: <Package />,
    grupo: 'trabalho',
    acts: ['operador.pedidos'],
    Screen: lazy(() =>
      import('../features/pedido/QuadroPedidosScreen.tsx').then((m) => ({ default: m.QuadroPedidosScreen })),
    ),
  },
  {
    path: '/estoque',
    titulo: telas.estoque,
    icone: <Boxes />,
    grupo: 'trabalho',
    acts: ['operador.estoque'],
    Screen: lazy(() =>
      import('../features/estoque/EstoqueScreen.tsx').then((m) => ({ default: m.EstoqueScreen })),
    ),
  },
  {
    path: '/avisos',
    titulo: telas.avisos,
    icone: <Megaphone />,
    grupo: 'trabalho',
    acts: ['operador.notificacoes'],
    Screen: lazy(() =>
      import('../features/aviso/AvisosScreen.tsx').then((m) => ({ default: m.AvisosScreen })),
    ),
  },
  {
    path: '/bloqueios',
    titulo: telas.bloqueios,
    icone: <Ban />,
    grupo: 'trabalho',
    acts: ['operador.bloqueios'],
    Screen: lazy(() =>
      import('../features/bloqueio/BloqueiosScreen.tsx').then((m) => ({ default: m.BloqueiosScreen })),
    ),
  },
  ...rotasDados,
  {
    path: '/qualidade',
    titulo: telas.qualidade,
    icone: <BadgeCheck />,
    grupo: 'equipe',
    acts: ['operador.qualidade'],
    Screen: lazy(() =>
      import('../features/qualidade/QualidadeScreen.tsx').then((m) => ({ default: m.QualidadeScreen })),
    ),
  },
  {
    path: '/equipe',
    titulo: telas.equipe,
    icone: <Users />,
    grupo: 'equipe',
    acts: ['operador.equipe'],
    Screen: lazy(() =>
      import('../features/equipe/EquipeScreen.tsx').then((m) => ({ default: m.EquipeScreen })),
    ),
  },
  {
    path: '/propostas',
    titulo: telas.propostas,
    icone: <Handshake />,
    grupo: 'equipe',
    acts: ['operador.propostas'],
    Screen: lazy(() =>
      import('../features/proposta/PropostasScreen.tsx').then((m) => ({ default: m.PropostasScreen })),
    ),
  },
  {
    path: '/credenciais',
    titulo: telas.credenciais,
    icone: <KeyRound />,
    grupo: 'equipe',
    acts: ['operador.credenciais'],
    Screen: lazy(() =>
      import('../features/credencial/CredenciaisScreen.tsx').then((m) => ({ default: m.CredenciaisScreen })),
    ),
  },
  {
    path: '/provedores',
    titulo: telas.provedores,
    icone: <Send />,
    grupo: 'equipe',
    acts: ['operador.provedores'],
    Screen: lazy(() =>
      import('../features/provedor/ProvedoresScreen.tsx').then((m) => ({ default: m.ProvedoresScreen })),
    ),
  },
  {
    path: '/instalacao',
    titulo: telas.instalacao,
    icone: <ShieldCheck />,
    grupo: 'equipe',
    acts: ['operador.equipeDaInstalacao'],
    Screen: lazy(() =>
      import('../features/instalacao/InstalacaoScreen.tsx').then((m) => ({ default: m.InstalacaoScreen })),
    ),
  },
  {
    path: '/registros',
    titulo: telas.auditoria,
    icone: <ScrollText />,
    grupo: 'equipe',
    acts: ['operador.auditoria'],
    Screen: lazy(() =>
      import('../features/auditoria/AuditoriaScreen.tsx').then((m) => ({ default: m.AuditoriaScreen })),
    ),
  },
  {
    path: '/conta',
    titulo: telas.conta,
    icone: <UserRound />,
    grupo: null,
    acts: [],
    Screen: lazy(() => import('../features/conta/ContaScreen.tsx').then((m) => ({ default: m.ContaScreen }))),
  },
];

/** Whether an operator with these permissions may open a screen. */
export const isAberta = ({ acts }: Pick<Rota, 'acts'>, isPermitido: (act: ActId) => boolean): boolean =>
  acts.length === 0 || acts.some(isPermitido);
