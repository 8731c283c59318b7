import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { tipoUsuarioSchema, usuarioSchema } from './parts.ts';

export const loginVerificar = defineCall('login.verificar', {
  params: v.object({ user: usuarioSchema }),
  retorno: v.object({ existe: v.literal(true) }),
  errors: ['login.naoCadastrado', 'requisicao.invalida', 'requisicao.muitas'],
  taxa: { porEndereco: [60, 60], porUsuario: [20, 60] },
});

const senhaSchema = v.pipe(
  v.string('Informe a senha.'),
  v.minLength(1, 'Informe a senha.'),
  v.maxLength(200),
);
const autenticacaoFields = { tipo: v.optional(tipoUsuarioSchema, 'consumidor') };

export const loginAutenticar = defineCall('login.autenticar', {
  /** Either a password or a stored token; `token` renews a session without asking the password again. */
  body: v.union(
    [
      v.object({ usuario: usuarioSchema, senha: senhaSchema, ...autenticacaoFields }),
      v.object({
        usuario: usuarioSchema,
        token: v.pipe(v.string(), v.maxLength(2000)),
        ...autenticacaoFields,
      }),
    ],
    'Informe usuário e senha.',
  ),
  retorno: v.object({ token: v.string(), usuario: v.string(), tipo: tipoUsuarioSchema }),
  errors: [
    'login.senhaIncorreta',
    'login.inativo',
    'sessao.invalida',
    'campanha.cadastrosEncerrados',
    'requisicao.muitas',
  ],
  taxa: { porEndereco: [120, 60], porUsuario: [10, 60], campo: 'senha' },
});

const textSchema = (max: number) =>
  v.pipe(v.string(), v.trim(), v.maxLength(max, `Use no máximo ${max} caracteres.`));

const enderecoSchema = v.partial(
  v.object({
    cep: textSchema(9),
    endereco: textSchema(120),
    numero: textSchema(6),
    complemento: textSchema(80),
    bairro: textSchema(80),
    cidade: textSchema(80),
    estado: textSchema(2),
  }),
);

export const aceiteSchema = v.object({ nomeTermo: textSchema(120), aceito: v.boolean() });

export const cadastroSchema = v.object({
  usuario: usuarioSchema,
  nome: v.pipe(
    v.string('Informe o nome.'),
    v.trim(),
    v.minLength(3, 'Informe o nome completo.'),
    v.maxLength(120),
  ),
  email: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(254))),
  senha: v.pipe(v.string('Informe a senha.'), v.maxLength(200)),
  telefoneContato: v.optional(textSchema(15)),
  dataNascimento: v.optional(textSchema(10)),
  genero: v.optional(v.picklist(['masculino', 'feminino', 'outro'])),
  endereco: v.optional(enderecoSchema),
  documentoVariavel: v.optional(textSchema(10)),
  aceitaNotificacao: v.optional(v.boolean(), false),
  resposta: v.optional(textSchema(200)),
  extra: v.optional(textSchema(200)),
  tipo: v.optional(tipoUsuarioSchema, 'consumidor'),
  consumidor: v.object({
    aceites: v.pipe(v.array(aceiteSchema), v.maxLength(40)),
    telefoneContato: v.optional(textSchema(15)),
    indicacao: v.optional(textSchema(120)),
  }),
});

export const loginCadastrar = defineCall('login.cadastrar', {
  body: cadastroSchema,
  status: 201,
  retorno: v.object({ token: v.string(), usuario: v.string(), tipo: tipoUsuarioSchema }),
  errors: [
    'requisicao.invalida',
    'login.jaCadastrado',
    'consumidor.menorDeIdade',
    'consumidor.aceiteObrigatorio',
    'campanha.nenhuma',
    'campanha.cadastrosEncerrados',
    'requisicao.muitas',
  ],
  taxa: { porEndereco: [30, 60] },
});

export const loginObter = defineCall('login.obter', {
  params: v.object({ usuario: usuarioSchema }),
  retorno: v.object({ usuario: v.string(), tipo: tipoUsuarioSchema, emailVerificado: v.boolean() }),
  errors: ['sessao.ausente', 'sessao.invalida', 'sessao.outraPessoa'],
});
