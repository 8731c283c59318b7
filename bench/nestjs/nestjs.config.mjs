// One file, as the program itself is built: our packages are bundled, installed ones stay where npm put them.
export default {
  input: 'nota-main.ts',
  platform: 'node',
  tsconfig: 'tsconfig.nestjs.json',
  external: (id) => !/^(\.|\/|\0|@trevo\/|@oxc-project\/)/.test(id),
  output: { file: 'dist/nota-main.js', format: 'esm', codeSplitting: false },
};
