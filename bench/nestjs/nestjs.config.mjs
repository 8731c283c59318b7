// One file, like the program's own build: our packages are bundled, installed ones stay external.
export default {
  input: 'nota-main.ts',
  platform: 'node',
  tsconfig: 'tsconfig.nestjs.json',
  external: (id) => !/^(\.|\/|\0|@trevo\/|@oxc-project\/)/.test(id),
  output: { file: 'dist/nota-main.js', format: 'esm', codeSplitting: false },
};
