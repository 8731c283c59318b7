/** Values by path suffix, see exemplos.ts. */
export type Exemplos = Readonly<Record<string, readonly unknown[]>>;

/** Person, receipt and campaign of the examples equal those of the fixtures; a test compares them. */
export const pessoaExemplo = {
  nome: "Zuleide Sant'Anna Nascimento",
  cpf: '60599267461',
  telefone: '69965992674',
  telefoneContato: '21993814322',
  email: 'zuleide.santanna.nascimento.1@exemplo.invalid',
  genero: 'outro',
  dataNascimento: '1958-08-21',
  rg: '494414214',
  senha: 'Trevo037210',
  endereco: {
    endereco: 'Rua 14 de Julho',
    numero: '855',
    complemento: 'Apto 12',
    bairro: 'Vila Progresso',
    cidade: 'Campo Grande',
    cep: '79002000',
    estado: 'MS',
  },
} as const;

/** An operator, as the author of an act. */
export const atorExemplo = {
  tipo: 'operador',
  id: '019ab2d0-4e11-7f02-b3a9-11d2c0ffee42',
  nome: 'Rita Lima',
} as const;

/** The example receipt; its issuer is the twelve digits after the month and their check digits. */
export const chaveExemplo = '35261160599261000100655580027357221599267490';

export const campanhaExemplo = {
  ano: 2026,
  identificacao: 'TREVO',
  descricao: 'Trevo da Sorte',
  dataInicial: '2026-09-01',
  dataFinal: '2027-07-31',
  dataFinalCompras: '2027-06-30',
  dataFinalCadastros: '2027-06-30',
  certificado: 'Demonstração 04.000001/2026 (sem valor legal)',
} as const;

/** A request id, as in error responses and the log. */
export const requisicaoExemplo = '019ab2c4-7d10-7c3e-9f52-6a1be04d7733';
export const documentoId = '019ab2c4-1f6a-7b3e-8c21-3f9a22c1d004';
export const pessoaId = '019a1b7e-52c0-7d11-a0b4-52c9e1f7a310';
export const cartaoId = '019ab2c4-2b11-7aa0-9d3c-444455556661';
export const sha256 = '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08';
export const token =
  'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIwMTlhMWI3ZS01MmMwLTdkMTEtYTBiNC01MmM5ZTFmN2EzMTAifQ.4wzTq0yVgLxkN1mP8cJbR7sUoHdE2aFiWX9tYvKQ6rM';
export const segredo = 'Zk3v0Q8b1yTj6mXc4sRf9wHn2pLd7gEaUuKoIiVqB5M';
export const instante = '2026-11-21T15:00:00.000Z';
export const instanteDepois = '2026-11-22T09:30:00.000Z';
/** A small picture. */
export const jpeg =
  '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAMCAgICAgMCAgIDAwMDBAYEBAQEBAgGBgUGCQgKCgkICQkKDA8MCgsOCwkJDRENDg8QEBEQCgwSExIQEw8QEBD/';
