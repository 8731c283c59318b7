export type { QuizModule } from './quiz.module.ts';
