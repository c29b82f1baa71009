import styles from './Testimonial.module.css';

export interface TestimonialProps {
  text: string;
  author: string;
  role?: string | undefined;
  /** Few words, set large. */
  highlight?: string | undefined;
  /** "5 su 5": in words, because it is also read aloud. */
  rating?: string | undefined;
}

export function Testimonial({ text, author, role, highlight, rating }: TestimonialProps) {
  return (
    <figure className={styles.testimonial} data-tone="sheet" data-paper="c">
      {highlight && <p className={styles.highlight}>{highlight}</p>}
      <blockquote>{text}</blockquote>
      <figcaption className={styles.caption}>
        <span className={styles.author}>{author}</span>
        {role && <span>{role}</span>}
        {rating && <span className={styles.rating}>{rating}</span>}
      </figcaption>
    </figure>
  );
}
