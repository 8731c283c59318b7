import { audiencias } from '@trevo/contract/audiencias';
import { paths } from '@trevo/contract/paths';
import { conferirPath } from '@trevo/contract/sorteio/conferir-path';

/** Paths of the API that a browser may open as a document; no page of the app shares them. */
const documents = [
  '/_dev',
  '/saude',
  '/.well-known',
  '/licencas.txt',
  '/leitorPdf',
  '/meusDados',
  conferirPath,
  ...Object.values(audiencias).map(({ endereco }) => endereco),
];

/** Files that the API serves to pages. */
const files = [
  '/marcas',
  '/avisos',
  '/manifest.webmanifest',
  '/icone',
  '/icone.svg',
  '/previa.jpg',
  '/leitor-pdf.js',
];

/** The first segment of each call. Some are also pages: a navigation there is not proxied. */
const calls = new Set(Object.values(paths).map(({ path }) => `/${path.split('/')[1]!}`));

const toPattern = (prefixes: Iterable<string>): string =>
  `^(${[...prefixes].map((prefix) => prefix.replaceAll('.', '\\.')).join('|')})([/?]|$)`;

/** Matches the URLs that the development server hands to the API. */
export const apiPattern = toPattern([...documents, ...files, ...calls]);

const documentPattern = new RegExp(toPattern(documents));

/** Returns whether a browser that opens this URL gets it from the API, and not a page of the app. */
export const isApiDocument = (url: string): boolean => documentPattern.test(url);
