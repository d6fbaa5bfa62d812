export { Card } from '#app/catalogue/product-card.tsx';
