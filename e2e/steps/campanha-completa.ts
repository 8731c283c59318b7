import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import type { ThemeColors } from '@trevo/config/tema/theme';
import { parse } from 'yaml';
import { projectFolder } from '../../tools/project.ts';
import { publishCampanha, type CampanhaChange } from './publish-campanha.ts';

/** The three brands used by visual checks. */
export const marcas = ['padrao', 'sol', 'noite'] as const;
export type Marca = (typeof marcas)[number];

interface Tema extends ThemeColors {
  readonly fundos: { readonly padrao: string };
}

const temas = new Map<Marca, Tema>();

/** Reads colours and images of a brand from its campaign file. */
export function readTema(marca: Marca): Tema {
  const known = temas.get(marca);
  if (known) return known;
  const file = join(projectFolder, `packages/fixtures/campanhas/${marca}.campanha.yaml`);
  const { tema } = (parse(readFileSync(file, 'utf8')) as { configuracao: { tema: Tema } }).configuracao;
  temas.set(marca, tema);
  return tema;
}

const barras = {
  padrao: { novoMenu: true, novaUserbar: false },
  sol: { novoMenu: false, novaUserbar: true },
  noite: { novoMenu: true, novaUserbar: true },
} as const;

/** Returns the colours of a brand, with a distinct layout of bars. */
export const toAparencia = (marca: Marca): CampanhaChange => ({
  'configuracao.tema': readTema(marca),
  'configuracao.menu.novoMenu': barras[marca].novoMenu,
  'configuracao.menu.novaUserbar': barras[marca].novaUserbar,
});

/** Publishes a campaign in a brand's colours with every optional question enabled. Returns its host. */
export const publishCampanhaCompleta = (request: APIRequestContext, marca: Marca): Promise<string> =>
  publishCampanha(request, `completa-${marca}`, toCompleta(marca));

/** Does the same without the questions that require a form, because accounts are created over HTTP. */
export const publishCampanhaDeDentro = (request: APIRequestContext, marca: Marca): Promise<string> =>
  publishCampanha(request, `dentro-${marca}`, {
    ...toCompleta(marca),
    'configuracao.preCadastro.lgpd': undefined,
    'configuracao.cadastro.confirmarCelular': false,
    'configuracao.cadastro.pergunta': undefined,
  });

function toCompleta(marca: Marca): CampanhaChange {
  const loja = (nome: string, cnpj: string) => ({ nome, cnpj, grupo: 'Rede de bairro' });
  return {
    ...toAparencia(marca),
    'configuracao.login.googleAtivo': true,
    'configuracao.login.facebookAtivo': true,
    'configuracao.login.facebookAppId': 'local',
    'configuracao.preCadastro.lgpd': 'detalhada',
    'configuracao.preCadastro.aceitesAtivo': true,
    'configuracao.preCadastro.primeiroAcessoAtivo': true,
    'configuracao.preCadastro.perguntaAtiva': true,
    'configuracao.preCadastro.pergunta': [
      { textoOpcao: 'Qual mercado faz esta promoção?', valorOpcao: 'certo' },
      { textoOpcao: 'Mercados Quatro Folhas', valorOpcao: 'certo' },
      { textoOpcao: 'Nenhum deles', valorOpcao: 'outro' },
    ],
    'configuracao.cadastro.confirmarCelular': true,
    'configuracao.cadastro.jaClienteAtivo': true,
    'configuracao.cadastro.lojaMaisProximaAtiva': true,
    'configuracao.cadastro.documentoEstrangeiroAtivo': true,
    'configuracao.cadastro.pergunta': {
      ativa: true,
      texto: 'O que não pode faltar na sua mesa?',
      opcoes: ['Arroz e feijão', 'Café', 'Boa companhia'],
    },
    'configuracao.navegacao.telasConfiguraveis': ['contaCorrente', 'cupons', 'quiz'],
    associados: [
      loja('Quatro Folhas Centro', '11444777000161'),
      loja('Quatro Folhas Jardim das Acácias', '11222333000181'),
    ],
  };
}
