import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { diaSchema } from './parts.ts';

export const campanhaSchema = v.object({
  ano: v.number(),
  identificacao: v.string(),
  descricao: v.string(),
  dataInicial: diaSchema,
  dataFinal: diaSchema,
  dataFinalCompras: diaSchema,
  dataFinalCadastros: diaSchema,
  ativa: v.boolean(),
  totalCupons: v.number(),
  certificado: v.nullable(v.string()),
  /** SHA-256 of the key that spreads the lucky numbers; the key itself is published after the draw. */
  compromissoNumeros: v.string(),
});

export const campanhaListar = defineCall('campanha.listar', {
  retorno: v.array(campanhaSchema),
  errors: ['campanha.nenhuma', 'configuracao.naoEncontrada'],
});

/** A document of the campaign in the host's words, as Markdown. */
export const campanhaTexto = defineCall('campanha.texto', {
  params: v.object({
    nomeTexto: v.picklist(
      [
        'regulamento',
        'termos',
        'politicaPrivacidade',
        'politicaPrivacidadePersonalizada',
        'avisoPrivacidade',
      ],
      'Não há texto com este nome.',
    ),
  }),
  retorno: v.object({ texto: v.string() }),
  errors: ['campanha.textoNaoEncontrado', 'configuracao.naoEncontrada', 'requisicao.invalida'],
});
