CREATE TABLE "marks" (
	"name" text PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "step_answers" (
	"guid" text NOT NULL,
	"step" text NOT NULL,
	"answers" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "step_answers_guid_step_pk" PRIMARY KEY("guid","step")
);
--> statement-breakpoint
INSERT INTO "marks" ("name", "at") SELECT 'answers-by-step', now() WHERE NOT EXISTS (SELECT 1 FROM "key_checks");
