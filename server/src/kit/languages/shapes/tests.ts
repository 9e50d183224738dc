export interface TestQuestions {
  price(product: string): string;
  discount: string;
  contact: string;
}
