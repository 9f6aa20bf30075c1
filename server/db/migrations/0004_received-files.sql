CREATE TABLE "upload_attempts" (
	"guid" text PRIMARY KEY NOT NULL,
	"times" bigint[] NOT NULL,
	"sizes" bigint[] NOT NULL,
	"last_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "received_sha256" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "upload_attempts_last_at" ON "upload_attempts" USING btree ("last_at");