import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { autenticadoSchema, cadastroErrors, cadastroSchema, tokenFacebookSchema } from './login.calls.ts';

const tokenFacebook = tokenFacebookSchema;

const loginAutenticarFacebook = defineCall('login.autenticarFacebook', {
  resumo: 'Sign in with Facebook',
  descricao: 'Signs in the consumer whose account was registered with this Facebook profile.',
  body: v.object({ tokenFacebook }),
  retorno: autenticadoSchema,
  errors: [
    'login.facebookInativo',
    'login.facebookInvalido',
    'login.facebookNaoCadastrado',
    'login.inativo',
    'campanha.porComecar',
    'campanha.cadastrosEncerrados',
    'externo.indisponivel',
    'requisicao.muitas',
  ],
  taxa: { porEndereco: [[60, 60]] },
});

/** Registration that also links the Facebook account for later sign-ins. */
const cadastroFacebookSchema = v.object({
  ...cadastroSchema.entries,
  tokenFacebook,
  imgUrl: v.optional(v.pipe(v.string(), v.maxLength(2000))),
});

const loginCadastrarFacebook = defineCall('login.cadastrarFacebook', {
  resumo: 'Register a consumer with Facebook',
  descricao:
    'Works like `login.cadastrar`, for a consumer who signs in with Facebook from then on. The fields are at the top level, or nested in `usuario`.',
  /** Flat, or with the person's fields nested under `usuario` with `facebook {token, email}`. */
  body: v.union([
    cadastroFacebookSchema,
    v.pipe(
      v.object({
        ...v.omit(cadastroSchema, ['usuario', 'nome', 'senha', 'email']).entries,
        usuario: v.object({
          ...v.pick(cadastroSchema, ['usuario', 'nome', 'senha', 'email']).entries,
          facebook: v.object({ token: tokenFacebook, email: cadastroSchema.entries.email }),
        }),
      }),
      v.transform(({ usuario: { facebook, ...pessoa }, ...rest }) => ({
        ...rest,
        ...pessoa,
        email: pessoa.email ?? facebook.email,
        tokenFacebook: facebook.token,
      })),
    ),
  ]),
  status: 201,
  retorno: autenticadoSchema,
  errors: [
    ...cadastroErrors,
    'login.facebookInativo',
    'login.facebookInvalido',
    'login.facebookJaCadastrado',
    'externo.indisponivel',
  ],
  taxa: { porEndereco: [[30, 60]] },
});

export const facebookCalls = {
  'login.cadastrarFacebook': loginCadastrarFacebook,
  'login.autenticarFacebook': loginAutenticarFacebook,
};
